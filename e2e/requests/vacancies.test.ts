import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { articlePath, isGone, isOpen, vacancyPath } from '../paths.ts'

const content = new Content()

test('responds with 410 to a vacancy closed more than thirty days ago', async () => {
  const vacancy = await content.vacancy(isGone)
  const { status, body } = await ask(vacancyPath(vacancy))
  expect(status).toBe(410)
  expect(body).toContain('Deze vacature is gesloten en niet meer te zien.')
})

test('redirects a wrong slug of a vacancy to the canonical URL', async () => {
  const vacancy = await content.vacancy(isOpen)
  for (const wrong of [`/vacatures/vacature/${vacancy.id}/oud`, `/vacatures/vacature/${vacancy.id}`]) {
    const { status, headers } = await ask(wrong)
    expect({ wrong, status, to: headers.location }).toEqual({ wrong, status: 301, to: vacancyPath(vacancy) })
  }
})

test('leaves the intros of vacancies out of pages that show only their titles', async () => {
  const article = await content.article('general', () => true)
  for (const path of ['/', articlePath(article)]) {
    const { body } = await ask(path)
    const mentioned = new Set([...body.matchAll(/\/vacatures\/vacature\/(\d+)\//g)].map(([, id]) => Number(id)))
    expect(mentioned.size, path).toBeGreaterThan(0)
    for (const id of mentioned) {
      const { intro } = await content.vacancy((one) => one.id === id)
      expect(body, path).not.toContain(intro)
    }
  }
})
