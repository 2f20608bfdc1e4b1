import { expect, test } from 'vitest'
import { LOADER_DATA_START } from '../../../app/content/cache/shared-rendering.ts'
import { fillSlots, newSlots, splitAtSlots } from './slots.ts'

const name = `"Jan" & </script><script>alert('1')`

function filled(page: string, slots: ReturnType<typeof newSlots>, isDocument: boolean): string {
  const { texts, places } = splitAtSlots(Buffer.from(page), slots, isDocument)
  const own = fillSlots(places, { name })
  return texts.map((text, at) => text.toString() + (own[at]?.text ?? '')).join('')
}

test('writes a name into the HTML and the data of a document', () => {
  const slots = newSlots()
  const html = `<html><body><b>${slots.name}</b><i title="${slots.name}"></i></body></html>`
  const page = filled(`${html}${LOADER_DATA_START}${JSON.stringify(['name', slots.name])}</script>`, slots, true)
  const escaped = '&quot;Jan&quot; &amp; &lt;/script&gt;&lt;script&gt;alert(&#x27;1&#x27;)'
  expect(page).toContain(`<b>${escaped}</b><i title="${escaped}"></i>`)
  const [, data] = /id="loader-data">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(data ?? '')).toEqual(['name', name])
})

test('writes a name into data that a script requests', () => {
  const slots = newSlots()
  expect(JSON.parse(filled(JSON.stringify([slots.name, slots.sending]), slots, false))).toEqual([
    name,
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ])
})

test('leaves a page without slots as it is', () => {
  expect(filled('<p>naam-123</p>', newSlots(), true)).toBe('<p>naam-123</p>')
})
