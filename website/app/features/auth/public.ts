export { doneNotice } from './done.ts'
export { newPasswordField } from './new-password-field.ts'
export { sitePath, withReturn } from './return-path.ts'
