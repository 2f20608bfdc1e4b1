import sharp from 'sharp'

/** Sets the size of an SVG in pixels, so that it is rendered at that size rather than enlarged. */
function sized(svg: string, width: number, height: number): string {
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
}

/**
 * Renders an SVG to a PNG file: lossless, since flat colours would show every artefact of a lossy format.
 * @param width in pixels; the ratio of width and height must be that of the SVG
 */
export async function renderPng(svg: string, width: number, height: number, file: string): Promise<void> {
  await sharp(Buffer.from(sized(svg, width, height)))
    .png({ compressionLevel: 6 })
    .toFile(file)
}
