import type { Fact } from '@gevel/contract/primitives'
import { KeyFigures } from '../facts.tsx'

/** Some figures, large in the text, with their source; within a `figure`. */
export function FiguresBlock({ figures, source }: { figures: Fact[]; source: string | null }) {
  return (
    <>
      <KeyFigures facts={figures} />
      {source && <figcaption className="muted">Bron: {source}</figcaption>}
    </>
  )
}
