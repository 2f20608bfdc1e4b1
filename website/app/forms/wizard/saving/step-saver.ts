/** What became of what was typed, since the page was shown. */
export type SavingState =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  /** stays in the browser until it can be sent */
  | { kind: 'waiting' }
  /** another tab changed it, or the draft is gone: `message` says which */
  | { kind: 'refused'; message: string }

export type SaveResult =
  | { kind: 'saved'; version: string; at: string }
  | { kind: 'no-answer' }
  | { kind: 'refused'; message: string }

/** Entries of a step as JSON, and the version of those that they replace. */
interface TypedStep {
  replaces: string
  entries: string
}

/** What was typed and perhaps not saved. */
export interface UnsentStep extends TypedStep {
  /** entries that were sent and not responded to: the server may have these by now */
  unanswered?: string | undefined
}

interface Saving {
  /** what is typed, as JSON */
  read: () => string
  /** whether the form itself is being sent: its fields are disabled then, and read as empty */
  isFormBusy: () => boolean
  /** preserves it in the browser; null when the server has it */
  preserve: (unsent: UnsentStep | null) => void
  send: (step: TypedStep) => Promise<SaveResult>
  publish: (state: SavingState) => void
  /** of the entries that the page was made with */
  version: string
}

export interface StepSaver {
  /** something was typed: it is preserved at once, and sent after a pause */
  noteInput: () => void
  /** sends what is not sent yet */
  flush: () => Promise<void>
  /** waits for what is being sent, before the form itself is: that one is newer */
  settle: () => Promise<void>
  /** the page shows what the server has now */
  rebase: (version: string) => void
  /** the page is left: what is not sent yet is, unless the form was */
  stop: () => void
}

/** After the last key, in milliseconds. */
const PAUSE_MS = 1_500
/** Until it is tried again without a connection, in milliseconds; an `online` event is earlier. */
const RETRY_MS = 10_000

/** Sends what is typed in a step while it is typed, one request at a time, so that nothing is lost with the page. */
export function createStepSaver({ read, isFormBusy, preserve, send, publish, version: initial }: Saving): StepSaver {
  let version = initial
  let typed = ''
  let unanswered: string | undefined
  let hasUnsent = false
  let isStopped = false
  let isFormSent = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  function readTyped(): string {
    if (!isFormBusy()) typed = read()
    return typed
  }

  function preserveTyped(): void {
    preserve({ replaces: version, entries: readTyped(), unanswered })
  }

  function plan(delayMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delayMs)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    if (!hasUnsent || isStopped) return sending ?? Promise.resolve()
    if (isFormBusy()) {
      plan(PAUSE_MS)
      return Promise.resolve()
    }
    sending ??= sendOnce().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendOnce(): Promise<void> {
    // the same once more after a lost response: then nobody else has changed the step since
    const entries = unanswered ?? readTyped()
    unanswered = entries
    preserveTyped()
    publish({ kind: 'saving' })
    const result = await send({ replaces: version, entries })
    if (isStopped) return
    if (result.kind === 'saved') noteSaved(result, entries)
    else publish(result.kind === 'refused' ? result : { kind: 'waiting' })
    if (result.kind === 'no-answer') plan(RETRY_MS)
    if (result.kind === 'refused') unanswered = undefined
  }

  function noteSaved(result: Extract<SaveResult, { kind: 'saved' }>, entries: string): void {
    version = result.version
    unanswered = undefined
    hasUnsent = readTyped() !== entries
    if (hasUnsent) {
      preserveTyped()
      plan(PAUSE_MS)
    } else {
      preserve(null)
      publish({ kind: 'saved', at: result.at })
    }
  }

  return {
    noteInput() {
      hasUnsent = true
      isFormSent = false
      preserveTyped()
      plan(PAUSE_MS)
    },
    flush,
    async settle() {
      clearTimeout(timer)
      isFormSent = true
      await sending
      // when the form cannot be sent either, this goes on
      if (hasUnsent) plan(RETRY_MS)
    },
    rebase(next) {
      if (next === version) return
      version = next
      unanswered = undefined
      hasUnsent = false
      clearTimeout(timer)
      preserve(null)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      if (hasUnsent && !isFormSent && !sending) void send({ replaces: version, entries: unanswered ?? readTyped() })
    },
  }
}
