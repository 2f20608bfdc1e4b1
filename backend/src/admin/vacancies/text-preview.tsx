import { findExclusiveWords } from '@gevel/contract/exclusive-words'
import { Box, Typography } from '@strapi/design-system'
import { compareLines } from './compare-lines'
import type { TextLine } from './text-lines'

interface TextPreviewProps {
  /** the text that is online, to compare with; null of a new one */
  before: readonly TextLine[] | null
  lines: readonly TextLine[]
}

const marks = { same: null, added: 'Nieuw', removed: 'Vervalt' } as const
const colours = { same: undefined, added: 'success100', removed: 'danger100' } as const

/** The text of a vacancy, with what changed and hints about words that exclude people. */
export function TextPreview({ before, lines }: TextPreviewProps) {
  const compared = compareLines(before ?? lines, lines)
  const hints = findExclusiveWords(lines.map(({ text }) => text).join('\n'))
  return (
    <Box>
      {compared.map(({ label, text, change }, at) => (
        <Box key={`${at}-${text}`} background={colours[change]} padding={1}>
          <Typography
            tag={change === 'removed' ? 'del' : change === 'added' ? 'ins' : 'p'}
            style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textDecoration: 'none' }}
          >
            {marks[change] && <strong>{marks[change]}: </strong>}
            {label && <strong>{label}: </strong>}
            {text}
          </Typography>
        </Box>
      ))}
      {hints.map(({ found, hint }) => (
        <Box key={found} background="warning100" padding={2} marginTop={2}>
          <Typography tag="p">
            ‘{found}’. {hint}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
