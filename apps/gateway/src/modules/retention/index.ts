export { deleteOldRows } from './delete-old-rows'
