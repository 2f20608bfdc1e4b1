import { Button, Flex, Typography } from '@strapi/design-system'
import styled from 'styled-components'
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
      <Room>
        <BesideEachOther>
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
          <Followed>
            <PreviewPanel
              issue={{ list: issue.list, subject, preview, blocks: finishedBlocks(blocks) }}
              initialView="phone"
            />
          </Followed>
        </BesideEachOther>
      </Room>
    </>
  )
}

const Room = styled.div`
  container-type: inline-size;
`

/** The preview is below the blocks, beside them as wide as a phone, or beside them as wide as the mail. */
const BesideEachOther = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  align-items: start;

  @container (min-width: 78rem) {
    grid-template-columns: minmax(0, 1fr) 42rem;
  }

  @container (min-width: 112rem) {
    grid-template-columns: minmax(0, 1fr) 66rem;
  }
`

/** Stays in view beside the block that is changed, and scrolls by itself. */
const Followed = styled.div`
  @container (min-width: 78rem) {
    position: sticky;
    top: 2rem;
    max-height: calc(100vh - 4rem);
    overflow-y: auto;
  }

  /* the wide mail in the column of a phone is smaller, and no narrower */
  @container (min-width: 78rem) and (max-width: 111.99rem) {
    iframe[data-view='wide'] {
      max-width: none;
      height: 180rem;
      zoom: 0.6;
    }
  }
`
