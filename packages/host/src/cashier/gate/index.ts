import './gate.css'

export { pass } from './pass'
