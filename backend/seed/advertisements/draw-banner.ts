import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import type { BannerDrawing } from '../content/advertising-data'
import type { BannerPicture } from './banner-pictures'

/** Ratio of width to height from which the text is beside the sign instead of under it. */
const stripRatio = 2
const fonts = { heading: 'Banner Head', line: 'Banner Line' }

/**
 * Draws a banner as an advertiser sends one: a sign with its logo, and a text in the picture itself unless it is beside it.
 * @param seed `backend/seed`
 */
export async function drawBanner(seed: string, picture: BannerPicture, file: string): Promise<void> {
  const { width, height, logo, drawing } = picture
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const sign = readFileSync(join(seed, 'illustrations', 'logos', `${logo}.svg`), 'utf8')
  if (drawing) {
    registerFonts(join(seed, 'fonts'))
    context.fillStyle = drawing.colour
    context.fillRect(0, 0, width, height)
    const isStrip = width / height >= stripRatio
    await drawSign(
      context,
      sign,
      isStrip
        ? { left: width * 0.6, top: 0, width: width * 0.4, height }
        : { left: 0, top: 0, width, height: height * 0.55 },
    )
    const margin = Math.round(height * (isStrip ? 0.14 : 0.06))
    const textWidth = isStrip ? width * 0.58 - margin : width - 2 * margin
    const top = isStrip ? 0 : height * 0.55
    drawText(context, drawing, { left: margin, top, width: textWidth, height: height - top })
  } else {
    await drawSign(context, sign, { left: 0, top: 0, width, height })
  }
  await save(canvas, file)
}

function registerFonts(folder: string): void {
  if (GlobalFonts.has(fonts.heading)) return
  GlobalFonts.registerFromPath(join(folder, 'archivo-head.ttf'), fonts.heading)
  GlobalFonts.registerFromPath(join(folder, 'archivo-regular.ttf'), fonts.line)
}

/** A logo on a wall of its own colour, which the square of the logo is filled with first. */
async function drawSign(context: SKRSContext2D, svg: string, { left, top, width, height }: Area): Promise<void> {
  context.fillStyle = svg.match(/fill="(#[0-9a-f]{6})"/)?.[1] ?? '#ffffff'
  context.fillRect(left, top, width, height)
  const course = height / 8
  context.fillStyle = 'rgb(128 128 128 / 0.28)'
  for (let row = 0; row * course < height; row++) {
    context.fillRect(left, top + row * course, width, course / 12)
    for (let x = (row % 2) * course * 1.5; x < width; x += course * 3) {
      context.fillRect(left + x, top + row * course, course / 12, course)
    }
  }
  const size = Math.round(Math.min(width, height) * 0.75)
  const image = await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)))
  context.drawImage(image, left + (width - size) / 2, top + (height - size) / 2, size, size)
}

interface Area {
  left: number
  top: number
  width: number
  height: number
}

function drawText(context: SKRSContext2D, { heading, line }: BannerDrawing, area: Area): void {
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
