/**
 * Writes the icons of both apps into `public/`: `node icons/write-icons.ts`. The wall of a maskable icon is within the
 * circle of 80 % that every shape shows (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
import { join } from 'node:path'
import sharp from 'sharp'

const colours = { '': '#0094d8', 'pro-': '#0c659a' }
const icons = [
  { name: 'icon-192', size: 192, wall: 320 / 512 },
  { name: 'icon-512', size: 512, wall: 320 / 512 },
  { name: 'icon-maskable-512', size: 512, wall: 280 / 512 },
  { name: 'apple-touch-icon', size: 180, wall: 320 / 512 },
]

/** The wall is 40 units wide and 34 high. */
function drawing(colour: string, size: number, wall: number): string {
  const scale = (size * wall) / 40
  const [x, y] = [(size - 40 * scale) / 2, (size - 34 * scale) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${colour}" d="M0 0h${size}v${size}H0z"/>
<g transform="translate(${x} ${y}) scale(${scale})"><path fill="#fff" d="M0 0h24v9H0zM28 0h12v9H28zM0 12.5h10v9H0zM14 12.5h26v9H14zM0 25h24v9H0z"/><path fill="#d84800" d="M28 25h12v9H28z"/></g></svg>`
}

for (const [edition, colour] of Object.entries(colours))
  for (const { name, size, wall } of icons)
    await sharp(Buffer.from(drawing(colour, size, wall)))
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(import.meta.dirname, '../public', `${edition}${name}.png`))
