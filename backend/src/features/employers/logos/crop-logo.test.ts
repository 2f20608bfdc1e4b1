import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cropLogo, logoSide } from './crop-logo'

/** A picture of 300 by 100 pixels: red, green and blue squares beside each other. */
async function threeSquares(): Promise<Buffer> {
  const square = (background: string) =>
    sharp({ create: { width: 100, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
  const squares = await Promise.all(['#f00', '#0f0', '#00f'].map(square))
  return sharp({ create: { width: 300, height: 100, channels: 3, background: '#000' } })
    .composite(squares.map((input, at) => ({ input, left: at * 100, top: 0 })))
    .png()
    .toBuffer()
}

async function colourOf(logo: Buffer): Promise<number[]> {
  const { data, info } = await sharp(logo).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(3)
  return [...data].map((value) => Math.round(value / 255))
}

describe('a logo', () => {
  test('is the square in the middle without a choice', async () => {
    const logo = await cropLogo(await threeSquares(), undefined)
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'webp', width: logoSide, height: logoSide })
    expect(await colourOf(logo)).toEqual([0, 1, 0])
  })

  test.each([
    [{ x: 0, y: 0, size: 1 }, [1, 0, 0]],
    [{ x: 2 / 3, y: 0, size: 1 }, [0, 0, 1]],
    // outside the picture
    [{ x: 1, y: 1, size: 1 }, [0, 0, 1]],
    [{ x: 0.1, y: 0.2, size: 0.1 }, [1, 0, 0]],
  ])('is the chosen square %j', async (crop, colour) => {
    expect(await colourOf(await cropLogo(await threeSquares(), crop))).toEqual(colour)
  })

  test('has white behind what is transparent', async () => {
    const clear = sharp({ create: { width: 50, height: 20, channels: 4, background: '#0000' } })
    expect(await colourOf(await cropLogo(await clear.png().toBuffer(), undefined))).toEqual([1, 1, 1])
  })
})
