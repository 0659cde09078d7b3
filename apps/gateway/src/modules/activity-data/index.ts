export { activityDataModule } from './module'
