import { type FileRow, plainFile, selectFile } from './picture'

export interface PersonRow {
  name: string
  role: string | null
  portrait: FileRow | null
}

export const withPortrait = { populate: { portrait: selectFile } }

/** A person with a role and a portrait. */
export function person({ name, role, portrait }: PersonRow) {
  return { name, role: role ?? '', portrait: plainFile(portrait) }
}
