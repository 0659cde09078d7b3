export { channelsSection } from './section'
