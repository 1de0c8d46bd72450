/** The two faces. Loaded after the first paint: their many small slices need a stylesheet of 37 KB. */
import '@fontsource-variable/noto-serif-kr/index.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
