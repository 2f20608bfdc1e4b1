export { FollowButton, SaveButton } from './reading-list-button.tsx'
