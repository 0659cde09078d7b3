// Runs inline at the end of <body>, as one script: this way its parts share code that each would otherwise repeat.
import './body'
import './text'
import './visit'
