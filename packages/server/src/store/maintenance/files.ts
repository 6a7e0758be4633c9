/** Files of the data folder in a backup: pieces of bytes in a table of their own, so that a backup stays one file. */
import { closeSync, createReadStream, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppDatabaseError } from '../engines/open-error.ts'

/** A file to keep, and under which name. */
export interface KeptFile {
  name: string
  path: string
}

const TABLE = 'querent_files'
const PIECE_BYTES = 1024 * 1024
const OWNER_ONLY = 0o600

/** Puts files into a backup that nobody reads yet. */
export async function putFiles(backup: string, files: readonly KeptFile[]): Promise<void> {
  if (files.length === 0) return
  const database = new DatabaseSync(backup)
  try {
    // A backup that is cut off is thrown away: a journal would take the room once more.
    database.exec('pragma journal_mode = off')
    database.exec(`create table ${TABLE} (name text, piece integer, bytes blob not null, primary key (name, piece))`)
    database.exec('begin')
    const insert = database.prepare(`insert into ${TABLE} values (?, ?, ?)`)
    for (const { name, path } of files) {
      let piece = 0
      for await (const bytes of createReadStream(path, { highWaterMark: PIECE_BYTES })) insert.run(name, piece++, bytes)
      if (piece === 0) insert.run(name, piece, new Uint8Array())
    }
    database.exec('commit')
  } finally {
    database.close()
  }
}

/** Files taken out of a backup, which get their names when all else is done. */
interface TakenFiles {
  names: readonly string[]
  keep(): void
  drop(): void
}

/**
 * Writes the files of a backup beside their places in the folder.
 * @param wanted those that belong together; what the backup has of them takes the place of all.
 * @throws {AppDatabaseError} a file that is there would be lost.
 */
export function takeFiles(
  backup: string,
  folder: string,
  wanted: readonly string[],
  { isOverwriting }: { isOverwriting: boolean },
): TakenFiles {
  const database = new DatabaseSync(backup, { readOnly: true })
  try {
    const isThere = database.prepare(`select 1 from sqlite_master where name = '${TABLE}'`).get() !== undefined
    const present = wanted.map((name) => join(folder, name)).find((path) => existsSync(path))
    if (isThere && present !== undefined && !isOverwriting)
      throw new AppDatabaseError(`${present} is there already. Move it away, or add --overwrite.`)
    const names = isThere ? wanted.filter((name) => takeFile(database, name, restored(folder, name))) : []
    return {
      names,
      keep() {
        if (names.length === 0) return
        for (const name of wanted) rmSync(join(folder, name), { force: true })
        for (const name of names) renameSync(restored(folder, name), join(folder, name))
      },
      drop: () => names.forEach((name) => rmSync(restored(folder, name), { force: true })),
    }
  } finally {
    database.close()
  }
}

function restored(folder: string, name: string): string {
  return join(folder, `${name}.restored`)
}

/** Whether the backup has it. */
function takeFile(database: DatabaseSync, name: string, path: string): boolean {
  const pieces = database.prepare(`select bytes from ${TABLE} where name = ? order by piece`).iterate(name)
  let file: number | undefined
  try {
    for (const { bytes } of pieces) {
      file ??= openSync(path, 'w', OWNER_ONLY)
      if (bytes instanceof Uint8Array) writeAll(file, bytes)
    }
    if (file !== undefined) fsyncSync(file)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    if (file !== undefined) closeSync(file)
  }
  return file !== undefined
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}
