/** The two faces. Loaded after the first paint; what hardly any page needs comes last. */
import 'virtual:own-fonts.css';

void import('virtual:rare-fonts.css');
