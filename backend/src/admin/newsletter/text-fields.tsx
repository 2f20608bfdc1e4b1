import { Flex } from '@strapi/design-system'
import type { IssueBlock } from '../../features/newsletter/stored/issue-blocks'
import { AnswerField } from '../kit/action/answer-field'
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
        field={{ name: 'button', label: 'Met een knop eronder', kind: 'check' }}
        value={block.button ? 'yes' : ''}
        onChange={(answer) => onChange({ ...block, button: answer === 'yes' ? { label: '', href: '' } : null })}
      />
      {block.button && (
        <ButtonFields block={block} button={block.button} messages={messages} path={path} onChange={onChange} />
      )}
    </Flex>
  )
}

interface ButtonFieldsProps extends Pick<TextFieldsProps, 'block' | 'path' | 'onChange'> {
  button: NonNullable<TextBlock['button']>
  messages: Draft['messages']
}

function ButtonFields({ block, button, messages, path, onChange }: ButtonFieldsProps) {
  const change = (changed: Partial<typeof button>) => onChange({ ...block, button: { ...button, ...changed } })
  return (
    <>
      <AnswerField
        field={{ name: 'label', label: 'Woorden op de knop', kind: 'text', isRequired: true }}
        value={button.label}
        error={messages[`${path}.button.label`]}
        onChange={(label) => change({ label })}
      />
      <AnswerField
        field={{
          ...{ name: 'href', label: 'Waar de knop heen leidt', kind: 'text', isRequired: true },
          hint: 'Een pad op de site of een volledig adres met https://.',
        }}
        value={button.href}
        error={messages[`${path}.button.href`]}
        onChange={(href) => change({ href })}
      />
    </>
  )
}
