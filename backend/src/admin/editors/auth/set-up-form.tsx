import { Flex } from '@strapi/design-system'
import type { SetUp } from '../../../features/editors/second-factor/set-up'
import { SetUpInstructions } from '../second-factor/set-up-instructions'
import { CodeForm } from './code-form'

interface SetUpFormProps {
  setUp: SetUp
  isBusy: boolean
  onSend: (code: string) => void
  onBack: () => void
}

/** The step of the log-in that sets up a second factor, for a role that needs one. */
export function SetUpForm({ setUp, ...form }: SetUpFormProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <SetUpInstructions setUp={setUp} />
      <CodeForm label="Code uit de app" {...form} />
    </Flex>
  )
}
