import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { calendarProblems } from '../feeds/calendar-rules.ts'
import { ask } from '../http.ts'

const content = new Content()

test('serves the agendas and an event as valid calendars', async () => {
  const [event] = await content.events('upcoming')
  if (!event) throw new Error('The demo content has no event to come')
  for (const path of ['/agenda/agenda.ics', '/agenda/agenda.ics?pro', `/agenda/${event.id}/agenda.ics`]) {
    const { status, body } = await ask(path)
    expect(status, path).toBe(200)
    expect(calendarProblems(body), path).toEqual([])
  }
})

test('links to the feeds of a page in each format, and to the manifest of its edition', async () => {
  const pages = {
    '/': ['/feeds/nieuws/'],
    '/pro': ['/feeds/pro/'],
    '/vacatures': ['/feeds/nieuws/', '/feeds/vacatures/'],
    '/news/tag?t=Bouwmarkten': ['/feeds/nieuws/', '/feeds/nieuws/'],
  }
  for (const [path, feeds] of Object.entries(pages)) {
    const { body } = await ask(path)
    const links = [
      ...body.matchAll(/<link rel="alternate" type="application\/(rss|atom|feed)\+(?:xml|json)"[^>]* href="([^"]+)"/g),
    ]
    for (const format of ['rss', 'atom', 'feed'])
      expect(
        links.filter(([, type]) => type === format),
        `${path} ${format}`,
      ).toHaveLength(feeds.length)
    for (const [, , href = ''] of links) {
      expect(
        feeds.some((feed) => href.startsWith(feed)),
        href,
      ).toBe(true)
      expect((await ask(href.replaceAll('&amp;', '&'))).status, href).toBe(200)
    }
    const manifest = path === '/pro' ? '/pro/manifest.webmanifest' : '/manifest.webmanifest'
    expect(body, path).toContain(`<link rel="manifest" href="${manifest}"/>`)
  }
})
