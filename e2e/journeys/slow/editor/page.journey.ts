import { Editor } from '../../../editor.ts'
import { pageFields } from '../../../editor-fields.ts'
import { ask } from '../../../http.ts'
import { expect, journey } from '../../../journey.ts'

const type = 'page'

journey('redirects the old link of a page to the new one', async () => {
  const editor = await Editor.loggedIn()
  const { documentId } = await editor.create(type, pageFields('/proef/oud'))
  try {
    await editor.publish(type, documentId, pageFields('/proef/oud'))
    await editor.publish(type, documentId, pageFields('/proef/nieuw'))
    const { status, headers } = await ask('/proef/oud')
    expect({ status, to: headers.location }).toEqual({ status: 301, to: '/proef/nieuw' })
    expect((await ask('/proef/nieuw')).status).toBe(200)
  } finally {
    await editor.delete(type, documentId)
  }
})

journey('rejects a second page with the same link', async () => {
  const editor = await Editor.loggedIn()
  const fields = pageFields('/over-ons')
  await expect(
    editor.create(type, fields).then(({ documentId }) => editor.publish(type, documentId, fields)),
  ).rejects.toThrow(/answered 400/)
})

journey('redirects from a page that becomes a redirect, and renders it as a page again', async () => {
  const editor = await Editor.loggedIn()
  const { documentId } = await editor.create(type, pageFields('/proef/door'))
  try {
    await editor.publish(type, documentId, pageFields('/proef/door', { type: 'REDIRECT', redirectURI: '/magazine' }))
    const { status, headers } = await ask('/proef/door')
    expect({ to: headers.location, isRedirect: [302, 307].includes(status) }).toEqual({
      to: '/magazine',
      isRedirect: true,
    })
    await editor.publish(type, documentId, pageFields('/proef/door'))
    expect((await ask('/proef/door')).status).toBe(200)
  } finally {
    await editor.delete(type, documentId)
  }
})
