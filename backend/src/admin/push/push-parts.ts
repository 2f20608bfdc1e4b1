import { NoticePanel } from './notice-panel'

/** Inserts the panel of notices below those about publishing. */
export function withNoticePanel<Panel>(panels: Panel[]): (Panel | typeof NoticePanel)[] {
  return [...panels, NoticePanel]
}
