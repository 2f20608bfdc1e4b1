import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describeScene, type Scene, scenes, variants } from './scenes'
import { variantOf } from './variants'

/** A picture to render; `name` is that of its file in the media library, width and height are in pixels. */
export interface Drawing {
  folder: 'Tekeningen' | 'Logo’s' | 'Portretten'
  name: string
  description: string
  width: number
  height: number
  svg: string
}

export function sceneName(scene: string, variant: number): string {
  return `${scene}-${variant}`
}

function sceneDrawings(folder: string): Drawing[] {
  const names = Object.keys(scenes) as Scene[]
  return names.flatMap((scene) => {
    const svg = readFileSync(join(folder, 'scenes', `${scene}.svg`), 'utf8')
    return variants.map((variant) => ({
      folder: 'Tekeningen' as const,
      name: sceneName(scene, variant),
      description: describeScene(scene, variant),
      width: 1800,
      height: 1200,
      svg: variantOf(scene, svg, variant),
    }))
  })
}

function squares(folder: string, library: Drawing['folder'], description: (name: string) => string): Drawing[] {
  return readdirSync(folder).map((file) => {
    const name = basename(file, '.svg')
    const svg = readFileSync(join(folder, file), 'utf8')
    return { folder: library, name, description: description(name), width: 400, height: 400, svg }
  })
}

/**
 * Every picture of the demo content: each scene in four variants, the logos, the portraits.
 * @param folder `backend/seed/illustrations`
 * @param logoOwner returns the name of the company with a logo
 */
export function allDrawings(folder: string, logoOwner: (logo: string) => string): Drawing[] {
  return [
    ...sceneDrawings(folder),
    ...squares(join(folder, 'logos'), 'Logo’s', (logo) => `Logo van ${logoOwner(logo)}`),
    ...squares(join(folder, 'portraits'), 'Portretten', () => 'Getekend portret'),
  ]
}
