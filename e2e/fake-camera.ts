import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { qrShape } from '../backend/src/platform/qr/qr-shape.ts'
import { testEnvironment } from './test-environment.ts'

const width = 1280
const height = 720
const framesEach = 20

/** A ticket held before the camera, a little askew on a dark table, as its luminance. */
async function frameOf(code: string): Promise<Buffer> {
  const { size, path: modules } = qrShape(code)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#333" d="M0 0h${width}v${height}H0z"/>
    <g transform="translate(640 360) rotate(8) scale(${520 / size}) translate(${-size / 2} ${-size / 2})"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules}"/></g></svg>`
  return sharp(Buffer.from(svg)).flatten().greyscale().toColourspace('b-w').raw().toBuffer()
}

/**
 * Opens a browser whose camera sees these codes, each for two seconds, again and again.
 * @returns the browser, and what closes it
 */
export async function browserWithCamera(
  codes: readonly string[],
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'camera-'))
  const file = path.join(folder, 'codes.y4m')
  // no colour: both other planes are a quarter of the size each
  const grey = Buffer.alloc((width * height) / 2, 128)
  const frames = await Promise.all(codes.map(frameOf))
  const repeated = frames.flatMap((frame) =>
    Array.from({ length: framesEach }, () => [Buffer.from('FRAME\n'), frame, grey]),
  )
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(file, Buffer.concat([head, ...repeated.flat()]))
  const browser = await chromium.launch({
    executablePath: testEnvironment.chromium,
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  return {
    browser,
    close: async () => {
      await browser.close()
      await rm(folder, { recursive: true })
    },
  }
}
