import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useSend } from '../kit/data/use-send'
import { Panel } from '../kit/detail/panel'
import { NEWSLETTER } from './newsletter-words'

interface PreviewPanelProps {
  /** the issue as it is on the screen */
  issue: { list: string; subject: string; preview: string; blocks: unknown }
  initialView?: View
}

interface Preview {
  html: string
  plain: string
  bytes: number
}

const views = { wide: 'Breed', phone: 'Telefoon', text: 'Platte tekst' } as const
/** In pixels: that of the mail, and of a phone. */
const widths = { wide: 600, phone: 360 } as const
type View = keyof typeof views
const modes = { light: 'Licht', dark: 'Donker' } as const
type Mode = keyof typeof modes

/** Typing pauses for so long before the preview follows. */
const delayMs = 500

/** The mail as its readers get it: at two widths, in light and dark, and its plain text. */
export function PreviewPanel({ issue, initialView = 'wide' }: PreviewPanelProps) {
  const [preview, setPreview] = useState<Preview>()
  const [error, setError] = useState<string>()
  const [view, setView] = useState<View>(initialView)
  const [mode, setMode] = useState<Mode>('light')
  const { send } = useSend('Het voorbeeld kan nu niet worden gemaakt.')
  const body = JSON.stringify(issue)
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(async () => {
      const made = await send<{ data: Preview }>({
        method: 'POST',
        path: `${NEWSLETTER}/preview`,
        body: JSON.parse(body),
      })
      if (!isLatest) return
      setError(made.error)
      if (made.error === undefined) setPreview(made.data.data)
    }, delayMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [body, send])
  return (
    <Panel title="Voorbeeld" extra={preview && <Weight bytes={preview.bytes} />}>
      <Flex gap={4} wrap="wrap" paddingBottom={4}>
        <Choices label="Weergave" options={views} value={view} onChange={setView} />
        {view !== 'text' && <Choices label="Kleuren" options={modes} value={mode} onChange={setMode} />}
      </Flex>
      {error && (
        <Typography tag="p" textColor="danger600" role="alert" paddingBottom={3}>
          {error}
        </Typography>
      )}
      {preview && view === 'text' && (
        <Box background="neutral100" padding={4} hasRadius style={{ overflowX: 'auto' }}>
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{preview.plain}</pre>
        </Box>
      )}
      {preview && view !== 'text' && (
        <Sheet
          title={`Voorbeeld, ${views[view].toLowerCase()} en ${modes[mode].toLowerCase()}`}
          srcDoc={inMode(preview.html, mode)}
          sandbox=""
          data-view={view}
          $widthPx={widths[view]}
        />
      )}
    </Panel>
  )
}

const Sheet = styled.iframe<{ $widthPx: number }>`
  width: ${({ $widthPx }) => $widthPx}px;
  max-width: 100%;
  height: 110rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral500};
  background: #fff;
`

/** The mail in one mode, whatever that of the editor is. */
function inMode(html: string, mode: Mode): string {
  return html.replaceAll('(prefers-color-scheme:dark)', mode === 'dark' ? 'all' : 'not all')
}

/** Gmail shows the first 102 kB; the backend refuses more than 95. */
const mostBytes = 95_000

function Weight({ bytes }: { bytes: number }) {
  const isHeavy = bytes > mostBytes
  return (
    <Typography variant="pi" textColor={isHeavy ? 'danger600' : 'neutral600'}>
      {`${Math.ceil(bytes / 1000)} kB${isHeavy ? ', te zwaar: hoogstens 95 kB' : ' van 95'}`}
    </Typography>
  )
}

interface ChoicesProps<Value extends string> {
  label: string
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

function Choices<Value extends string>({ label, options, value, onChange }: ChoicesProps<Value>) {
  return (
    <Flex role="group" aria-label={label} gap={1} wrap="wrap">
      {(Object.keys(options) as Value[]).map((option) => (
        <Button
          key={option}
          size="S"
          variant={option === value ? 'secondary' : 'tertiary'}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {options[option]}
        </Button>
      ))}
    </Flex>
  )
}
