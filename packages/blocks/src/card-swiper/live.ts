export { liveRow as live } from '../carousel/live-row'
