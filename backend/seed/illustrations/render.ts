import sharp from 'sharp'

/** Gives a drawing its size in pixels, so that it is drawn at that size rather than drawn small and enlarged. */
function sized(svg: string, width: number, height: number): string {
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
}

/**
 * Draws an SVG into a PNG file: lossless, since flat colours would show every flaw of a lossy format.
 * @param width in pixels; the drawing's own proportions must be those of width and height
 */
export async function renderPng(svg: string, width: number, height: number, file: string): Promise<void> {
  await sharp(Buffer.from(sized(svg, width, height)))
    .png({ compressionLevel: 6 })
    .toFile(file)
}
