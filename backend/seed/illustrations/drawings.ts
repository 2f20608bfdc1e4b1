import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawPerson, people } from './people'
import { isScene, scenes, variants } from './scenes'
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

/** Whether there is a drawing with this name and variant. A person has one variant. */
export function isDrawn(name: string): boolean {
  return isScene(name) || Object.hasOwn(people, name)
}

/**
 * The alternative text of a picture.
 * @throws RangeError when there is no such picture
 */
export function describeScene(scene: string, variant: number): string {
  const words = isScene(scene) ? scenes[scene][variant - 1] : variant === 1 && people[scene]?.description
  if (!words) throw new RangeError(`There is no variant ${variant} of ${scene}`)
  return `Tekening: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/**
 * A variant of a scene, or a person before one, as SVG of 3:2.
 * @param folder `backend/seed/illustrations`
 * @throws RangeError when there is no such variant
 */
export function drawScene(folder: string, scene: string, variant: number): string {
  const person = people[scene]
  if (person) return drawPerson(person, drawScene(folder, ...person.before))
  return variantOf(scene, readFileSync(join(folder, 'scenes', `${scene}.svg`), 'utf8'), variant)
}

function sceneDrawings(folder: string): Drawing[] {
  const names: [scene: string, variant: number][] = [
    ...Object.keys(scenes).flatMap((scene) => variants.map((variant): [string, number] => [scene, variant])),
    ...Object.keys(people).map((person): [string, number] => [person, 1]),
  ]
  return names.map(([scene, variant]) => ({
    folder: 'Tekeningen',
    name: sceneName(scene, variant),
    description: describeScene(scene, variant),
    width: 1800,
    height: 1200,
    svg: drawScene(folder, scene, variant),
  }))
}

function squares(folder: string, library: Drawing['folder'], description: (name: string) => string): Drawing[] {
  return readdirSync(folder).map((file) => {
    const name = basename(file, '.svg')
    const svg = readFileSync(join(folder, file), 'utf8')
    return { folder: library, name, description: description(name), width: 400, height: 400, svg }
  })
}

/**
 * Every picture of the demo content: each scene in four variants, the people of interviews, the logos, the portraits.
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
