export { type IslandData, wakeIsland } from './client/wake-island'
