/** The least a server's start can be: Node, and node:http listening on the port given. */
import { createServer } from 'node:http'

createServer((_request, response) => response.end('{"status":"ok"}')).listen(Number(process.argv[2]), '127.0.0.1')
