import { Flex } from '@strapi/design-system'
import type { IssueBlock } from '../../../features/newsletter/issues/issue-blocks'
import { AnswerField } from '../../kit/action/answer-field'
import type { Draft } from './use-draft'

type TextBlock = Extract<IssueBlock, { type: 'text' }>

interface TextFieldsProps {
  block: TextBlock
  draft: Draft
  path: string
  onChange: (block: TextBlock) => void
}

/** The fields of an editor's own words. */
export function TextFields({ block, draft: { messages }, path, onChange }: TextFieldsProps) {
  const button = block.button ?? { label: '', href: '' }
  const setButton = (changed: Partial<typeof button>) => {
    const next = { ...button, ...changed }
    onChange({ ...block, button: next.label || next.href ? next : null })
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <AnswerField
        field={{ name: 'heading', label: 'Kop', kind: 'text' }}
        value={block.heading ?? ''}
        error={messages[`${path}.heading`]}
        onChange={(heading) => onChange({ ...block, heading: heading || null })}
      />
      <AnswerField
        field={{
          name: 'text',
          label: 'Tekst',
          kind: 'long-text',
          isRequired: true,
          hint: 'Een lege regel begint een nieuwe alinea.',
        }}
        value={block.text}
        error={messages[`${path}.text`]}
        onChange={(text) => onChange({ ...block, text })}
      />
      <AnswerField
        field={{ name: 'signature', label: 'Ondertekening', kind: 'text' }}
        value={block.signature ?? ''}
        error={messages[`${path}.signature`]}
        onChange={(signature) => onChange({ ...block, signature: signature || null })}
      />
      <AnswerField
        field={{ name: 'label', label: 'Woorden op de knop', kind: 'text' }}
        value={button.label}
        error={messages[`${path}.button.label`]}
        onChange={(label) => setButton({ label })}
      />
      <AnswerField
        field={{
          name: 'href',
          label: 'Waar de knop heen leidt',
          kind: 'text',
          hint: 'Een pad op de site of een volledig adres met https://.',
        }}
        value={button.href}
        error={messages[`${path}.button.href`]}
        onChange={(href) => setButton({ href })}
      />
    </Flex>
  )
}
