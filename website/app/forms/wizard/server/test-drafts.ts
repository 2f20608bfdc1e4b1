import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Draft, draftErrors, type StepEntries } from '@gevel/contract/drafts'

interface Call {
  entries?: StepEntries
  isDone?: boolean
  first?: { step: string; entries: StepEntries }
}

/** A backend that keeps drafts in memory, for tests. */
export async function startMemoryDrafts() {
  const drafts = new Map<string, Draft>()
  const server = createServer(async (req, res) => {
    const text = Buffer.concat(await req.toArray()).toString()
    // a probe of the client, which it sends when an answer takes long, has no body
    const body: Call = text === '' ? {} : JSON.parse(text)
    const [, , , id = crypto.randomUUID(), , step = ''] = req.url?.split('/') ?? []
    const isNew = req.url === '/public/drafts'
    if (isNew) drafts.set(id, draftOf(id, body.first))
    const draft = drafts.get(id)
    res.setHeader('content-type', 'application/json')
    if (!draft) return res.writeHead(404).end(JSON.stringify(goneBody))
    if (body.entries) drafts.set(id, changed(draft, step, body))
    return res.end(JSON.stringify(drafts.get(id)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drafts,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const { status, sentence } = draftErrors['drafts/gone']
const goneBody = {
  data: null,
  error: { status, name: 'DomainError', message: sentence, details: { code: 'drafts/gone' } },
}

function draftOf(id: string, first: Call['first']): Draft {
  const entries: Draft['entries'] = first ? { [first.step]: first.entries } : {}
  return withVersions({
    ...{
      id,
      entries,
      done: Object.keys(entries),
      version: '',
      stepVersions: {},
      files: [],
      isOfAccount: false,
      result: null,
    },
    savedAt: '2026-11-20T09:42:00.000Z',
  })
}

function changed(draft: Draft, step: string, { entries = {}, isDone }: Call): Draft {
  const others = draft.done.filter((name) => name !== step)
  const done = isDone === undefined ? draft.done : [...others, ...(isDone ? [step] : [])]
  return withVersions({ ...draft, entries: { ...draft.entries, [step]: entries }, done })
}

function withVersions(draft: Draft): Draft {
  const versions = Object.entries(draft.entries).map(([step, entries]) => [step, JSON.stringify(entries)])
  return { ...draft, version: JSON.stringify(draft.entries).slice(-64), stepVersions: Object.fromEntries(versions) }
}
