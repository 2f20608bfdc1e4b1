import { Button, Flex, Typography } from '@strapi/design-system'
import type { ShownIssue } from '../../features/newsletter/issues/show-issue'
import { Panel } from '../kit/detail/panel'
import { BlockList } from './block-list'
import { finishedBlocks } from './finished-blocks'
import { PreviewPanel } from './preview-panel'
import { SubjectPanel } from './subject-panel'
import type { Draft } from './use-draft'

/** What an editor composes: the words of the subject, the blocks, and the mail that they make. */
export function Composer({ issue, draft }: { issue: ShownIssue; draft: Draft }) {
  const { subject, preview, blocks } = draft.values
  return (
    <>
      <SubjectPanel draft={draft} />
      <Panel
        title="Blokken"
        extra={
          <Flex gap={3} wrap="wrap">
            <Typography variant="pi" textColor="neutral600" role="status">
              {draft.isChanged ? 'Nog niet bewaard' : 'Bewaard'}
            </Typography>
            <Button loading={draft.isBusy} disabled={!draft.isChanged} onClick={() => void draft.save()}>
              Bewaar
            </Button>
          </Flex>
        }
      >
        <BlockList draft={draft} />
      </Panel>
      <PreviewPanel issue={{ list: issue.list, subject, preview, blocks: finishedBlocks(blocks) }} />
    </>
  )
}
