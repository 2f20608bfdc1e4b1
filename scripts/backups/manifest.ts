import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import { packagedMajor } from '../embedded-postgres/binaries.ts'
import { projectFolder } from '../folders.ts'
import { UserError } from '../user-error.ts'

/** First entry of a back-up: the requirements, checked before the rest is read. */
export const aboutName = 'about.json'
const aboutSchema = z.object({
  format: z.literal(1),
  /** Version of the product, as in package.json. */
  product: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Major version of PostgreSQL. */
  postgres: z.string(),
  /** Files of a cluster only work on the kind of machine that wrote them. */
  system: z.string(),
  madeAt: z.iso.datetime(),
  /** Whether media are in a bucket, which is not part of the back-up. */
  bucket: z.boolean(),
})
export type About = z.infer<typeof aboutSchema>

/** Last entry of a back-up: without it the file is truncated. */
export const manifestName = 'manifest.json'
const manifestSchema = z.object({
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
  /** Rows of each table, counted in a copy of the database started from these files. */
  rows: z.record(z.string(), z.int()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** The first entry of a back-up that is made here and now. */
export async function createAbout(bucket: boolean): Promise<About> {
  const { product, postgres, system } = await versionsHere()
  return { format: 1, product, postgres, system, madeAt: new Date().toISOString(), bucket }
}

/**
 * Parses the first entry.
 * @throws UserError when this version cannot restore the back-up, with the reason
 */
export async function readAbout(text: string): Promise<About> {
  const { data: about } = aboutSchema.safeParse(parse(text))
  if (!about)
    throw new UserError('This file is no back-up of this site, or one in a format that this version does not know.')
  const here = await versionsHere()
  if (about.postgres !== here.postgres)
    throw new UserError(
      `The back-up is of PostgreSQL ${about.postgres} and this version runs ${here.postgres}: restore it with the version of the site that made it (${about.product}).`,
    )
  if (about.system !== here.system)
    throw new UserError(`The back-up was made on ${about.system} and its files do not fit ${here.system}.`)
  if (isNewer(about.product, here.product))
    throw new UserError(
      `The back-up was made by version ${about.product}, which is newer than this one (${here.product}): restore it with that version.`,
    )
  return about
}

/** Parses the last entry. */
export function readManifest(text: string): Manifest | undefined {
  return manifestSchema.safeParse(parse(text)).data
}

async function versionsHere() {
  const text = await readFile(path.join(projectFolder, 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(text))
  return { product: version, postgres: await packagedMajor(), system: `${process.platform}-${process.arch}` }
}

function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
