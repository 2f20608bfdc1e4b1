import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { variantOf } from '../illustrations/variants'
import type { BannerPicture } from './banner-pictures'

/** From this ratio on, the text is beside the scene; below it, under it. */
const stripRatio = 2
const fonts = { heading: 'Banner Head', line: 'Banner Line' }

/**
 * Draws a banner as an advertiser sends one: a scene with a text in the picture itself.
 * @param seed `backend/seed`
 */
export async function drawBanner(seed: string, picture: BannerPicture, file: string): Promise<void> {
  registerFonts(join(seed, 'fonts'))
  const { width, height, drawing } = picture
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = drawing.colour
  context.fillRect(0, 0, width, height)
  const isStrip = width / height >= stripRatio
  await drawScene(context, seed, picture, isStrip)
  const margin = Math.round(height * (isStrip ? 0.14 : 0.06))
  const textWidth = isStrip ? width * 0.58 - margin : width - 2 * margin
  const top = isStrip ? 0 : height * 0.55
  drawText(context, drawing, { left: margin, top, width: textWidth, height: height - top })
  await save(canvas, file)
}

function registerFonts(folder: string): void {
  if (GlobalFonts.has(fonts.heading)) return
  GlobalFonts.registerFromPath(join(folder, 'archivo-head.ttf'), fonts.heading)
  GlobalFonts.registerFromPath(join(folder, 'archivo-regular.ttf'), fonts.line)
}

/** The scene fills the right part of a strip, or the upper part of a box. */
async function drawScene(
  context: SKRSContext2D,
  seed: string,
  { width, height, drawing: { scene, variant } }: BannerPicture,
  isStrip: boolean,
): Promise<void> {
  const svg = variantOf(scene, readFileSync(join(seed, 'illustrations', 'scenes', `${scene}.svg`), 'utf8'), variant)
  const image = await loadImage(Buffer.from(svg.replace('<svg ', '<svg width="1200" height="800" ')))
  const place = isStrip
    ? { left: width * 0.6, top: 0, width: width * 0.4, height }
    : { left: 0, top: 0, width, height: height * 0.55 }
  const scale = Math.max(place.width / image.width, place.height / image.height)
  const [shownWidth, shownHeight] = [place.width / scale, place.height / scale]
  const [left, top] = [(image.width - shownWidth) / 2, (image.height - shownHeight) / 2]
  context.drawImage(image, left, top, shownWidth, shownHeight, place.left, place.top, place.width, place.height)
}

interface Area {
  left: number
  top: number
  width: number
  height: number
}

function drawText(context: SKRSContext2D, { heading, line }: BannerPicture['drawing'], area: Area): void {
  const middle = area.top + area.height / 2
  context.fillStyle = '#ffffff'
  context.textBaseline = 'middle'
  fitFont(context, heading, fonts.heading, area.height * 0.34, area.width)
  context.fillText(heading, area.left, middle - area.height * 0.13)
  fitFont(context, line, fonts.line, area.height * 0.22, area.width)
  context.fillText(line, area.left, middle + area.height * 0.2)
}

/** The largest size, up to `most` pixels, at which a text fits. */
function fitFont(context: SKRSContext2D, text: string, font: string, most: number, width: number): void {
  context.font = `${most}px "${font}"`
  const scale = Math.min(1, width / context.measureText(text).width)
  context.font = `${Math.floor(most * scale)}px "${font}"`
}

async function save(canvas: Canvas, file: string): Promise<void> {
  await writeFile(file, await canvas.encode('png'))
}
