import { Message } from '@strapi/icons'
import { moderateComments } from './permission'

/** The way to the screen of comments in the admin's menu, for who may judge them. */
export const commentsLink = {
  to: 'reacties',
  icon: Message,
  intlLabel: { id: 'gevel.comments', defaultMessage: 'Reacties' },
  permissions: moderateComments,
  Component: () => import('./comments-page'),
  position: 4,
}
