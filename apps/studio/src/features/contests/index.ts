export { playersRoute } from './players/route'
export { contestsSection } from './section'
