export { FollowButton, SaveButton } from './keep-button.tsx'
