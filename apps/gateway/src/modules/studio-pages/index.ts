export { registerStudioPages } from './routes'
export { runSchedule } from './run-schedule'
