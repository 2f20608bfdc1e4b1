import { Message } from '@strapi/icons'
import { moderateComments } from './permission'

const title = { id: 'gevel.comments', defaultMessage: 'Reacties' }

/** The way to the screen of comments in the admin's menu, for who may judge them. */
export const commentsLink = {
  to: 'reacties',
  icon: Message,
  intlLabel: title,
  permissions: moderateComments,
  Component: () => import('./comments-page'),
  position: 4,
}

/** What of it stands on the admin's first screen. */
export const commentsOnFirstScreen = {
  id: 'comments',
  icon: Message,
  title,
  link: { label: { id: 'gevel.comments.judge', defaultMessage: 'Beoordelen' }, href: '/reacties' },
  permissions: moderateComments,
  component: async () => (await import('./comments-widget')).CommentsWidget,
}
