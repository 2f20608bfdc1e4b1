import { ResultsPanel } from './banners/results-panel'
import { PdfPanel } from './issue-pdf/pdf-panel'
import { PlanPanel } from './planning/plan-panel'
import { LinksPanel } from './previews/links-panel'
import { NoticePanel } from './push/notice-panel'

type OwnPanel = typeof PlanPanel | typeof LinksPanel | typeof PdfPanel | typeof NoticePanel | typeof ResultsPanel

/**
 * Adds our panels beside the form of a document: its plan right below the form's buttons, which come first, the links
 * below Strapi's button to the preview, which is the only panel without a type, and the others at the end.
 */
export function withOwnPanels<Panel extends { type?: string }>([actions, ...panels]: Panel[]): (Panel | OwnPanel)[] {
  const afterPreview = panels.findIndex(({ type }) => !type) + 1
  return [
    ...(actions ? [actions] : []),
    PlanPanel,
    ...panels.slice(0, afterPreview),
    LinksPanel,
    ...panels.slice(afterPreview),
    PdfPanel,
    NoticePanel,
    ResultsPanel,
  ]
}
