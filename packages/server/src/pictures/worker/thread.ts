/** Entry of the thread that draws pictures. */
import { draw } from './draw.ts'
import { serve } from './serve.ts'

serve(draw)
