/** The faces. Loaded after the first paint: their many small files need a style sheet of 30 KB. */
import 'virtual:site-fonts.css';
