export { FollowButton, SaveButton, SaveSearchButton } from './reading-list-button.tsx'
