/** The permission to notify readers. */
export const sendNotices = 'api::push.send'
