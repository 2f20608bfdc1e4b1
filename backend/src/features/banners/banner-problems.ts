import { bannerFormats, bannerWeights } from '@gevel/contract/banners'
import type { FileRow } from '../../content/parts/picture'
import type { FieldProblem } from '../../platform/errors/field-error'
import type { BannerRow } from './banner-row'

/** The ratio of a picture may differ by this part: 1 in 100 crops a pixel of a strip. */
const tolerance = 0.01

type Checked = Omit<BannerRow, 'publicId' | 'to'>

/** What is wrong with a banner, apart from where it leads; each at its field. */
export function bannerProblems(banner: Checked): FieldProblem[] {
  return [...planProblems(banner), ...numberProblems(banner), ...(banner.slot ? contentProblems(banner) : [])]
}

function problem(field: keyof BannerRow, message: string): FieldProblem {
  return { path: [field], message }
}

function planProblems({ startsAt, endsAt }: Checked): FieldProblem[] {
  if (!startsAt || !endsAt || new Date(endsAt) > new Date(startsAt)) return []
  return [problem('endsAt', 'Kies een moment na dat van “Vanaf”.')]
}

function numberProblems({ weight, maxViews, maxClicks }: Checked): FieldProblem[] {
  const { min, max } = bannerWeights
  const isWeight = Number.isInteger(weight) && weight >= min && weight <= max
  return [
    ...(isWeight ? [] : [problem('weight', `Kies een heel getal van ${min} tot en met ${max}.`)]),
    ...(isCap(maxViews) ? [] : [problem('maxViews', capSentence)]),
    ...(isCap(maxClicks) ? [] : [problem('maxClicks', capSentence)]),
  ]
}

const capSentence = 'Vul een heel getal boven de nul in, of laat dit leeg.'

function isCap(value: number | null): boolean {
  return value === null || (Number.isInteger(value) && value > 0)
}

function contentProblems(banner: Checked): FieldProblem[] {
  const { advertiser, advertiserName, picture, heading } = banner
  const nobody = !advertiser && !advertiserName?.trim()
  return [
    ...(nobody ? [problem('advertiserName', 'Vul in van wie deze advertentie is.')] : []),
    ...(picture ? pictureProblems(banner, picture) : []),
    ...(picture || heading?.trim()
      ? []
      : [problem('picture', 'Kies een beeld, of vul een kop in voor een banner van tekst.')]),
  ]
}

function pictureProblems({ slot, narrowPicture, alt }: Checked, picture: FileRow): FieldProblem[] {
  const { wide, narrow } = bannerFormats[slot ?? 'top']
  return [
    ...sizeProblem('picture', picture, wide),
    ...(narrow && !narrowPicture
      ? [problem('narrowPicture', `Kies ook een beeld voor de telefoon, van ${sizeOf(narrow)} of groter.`)]
      : []),
    ...(narrow && narrowPicture ? sizeProblem('narrowPicture', narrowPicture, narrow) : []),
    ...(alt?.trim() ? [] : [problem('alt', 'Vul in wat het beeld zegt: wie het niet ziet, hoort deze tekst.')]),
  ]
}

interface Size {
  width: number
  height: number
}

function sizeProblem(field: 'picture' | 'narrowPicture', file: FileRow, wanted: Size): FieldProblem[] {
  if (/^image\/gif$/.test(file.mime))
    return [problem(field, 'Een GIF kan bewegen. Kies een stilstaand beeld: png, jpg, webp of avif.')]
  const { width, height } = file
  if (!width || !height) return [problem(field, 'Van dit bestand is geen afmeting bekend. Kies een ander beeld.')]
  const isRatio = Math.abs(width / height / (wanted.width / wanted.height) - 1) <= tolerance
  if (isRatio && width >= wanted.width) return []
  const twice = sizeOf({ width: wanted.width * 2, height: wanted.height * 2 })
  return [
    problem(
      field,
      `Dit beeld is ${sizeOf({ width, height })}. Hier past ${sizeOf(wanted)}, of groter in die verhouding, zoals ${twice}.`,
    ),
  ]
}

function sizeOf({ width, height }: Size): string {
  return `${width} × ${height}`
}
