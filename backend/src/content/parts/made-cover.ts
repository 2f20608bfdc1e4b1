import type { Access, MadeCover } from '@gevel/contract/references'
import { type FileRow, plainFile } from './picture'

/** A made cover in the row of its article. A logo is not stored but looked up, because a company can change it. */
export type StoredCover = Exclude<MadeCover, { kind: 'logo' }>
export type LogoCover = Extract<MadeCover, { kind: 'logo' }>

interface CoverRow {
  access: Access
  madeCover: StoredCover | null
}

/**
 * The cover of an article without a picture.
 * @param logo that may stand for it, of a company
 */
export function madeCover({ access, madeCover: stored }: CoverRow, logo: LogoCover | null): MadeCover | null {
  // the access of a row can also be changed by hand, and its text is then no longer for everybody
  return (access === 'free' ? stored : null) ?? logo
}

interface LogoRow {
  /** public id */
  company: number
  name: string
  file: Pick<FileRow, 'url' | 'width' | 'height'> | null
}

/** The logo of a company as the cover of an article about it; null when the file is not an image. */
export function logoCover({ company, name, file }: LogoRow): LogoCover | null {
  const logo = plainFile(file)
  return logo && { kind: 'logo', company, name, logo }
}
