export default {
  locations: {
    title: '매장',
    showOnMap: '지도에서 보기',
    showNamedOnMap: '{{name}} 지도에서 보기',
  },
  visit: {
    title: '오시는 길과 결제',
    way: '매장을 고르시면 오시는 길을 보여 드립니다.',
    cards: '매장에서는 카드로 결제하실 수 있습니다.',
    booking:
      '체험은 이메일 주소만으로 예약하실 수 있습니다. 유료 체험은 예약하신 뒤 온라인 결제창에서 결제하시며, 이때 전화번호가 필요합니다. 온라인 결제가 어려우시면 연락해 주세요. 현장에서 결제하실 수 있도록 준비하겠습니다.',
  },
  phone: '전화',
  failed: '매장을 불러오지 못했습니다',
  none: '아직 문을 연 매장이 없습니다. 첫 매장 소식은 이야기에서 전하겠습니다.',

  locator: {
    title: '매장 찾기',
    text: '이름이나 동네로 찾아보세요. 가까운 매장, 지금 문을 연 매장만 볼 수도 있습니다.',
    search: '매장 이름이나 주소',
    placeholder: '예: 서촌, 성수이로',
    nearest: '내 위치에서 가까운 순',
    locating: '위치를 확인하는 중…',
    openNow: '지금 영업 중',
    count_other: '매장 {{count}}곳',
    refused:
      '위치를 알 수 없어 이름순으로 보여 드립니다. 브라우저에서 위치 사용을 허용하거나, 동네 이름으로 찾아보세요.',
    noMatch: '검색에 맞는 매장이 없습니다.',
    noneOpen: '지금 문을 연 매장이 없습니다.',
    clear: '매장 모두 보기',
    more: '+{{count}}개 더',
    away: '여기서 {{distance}}',
  },

  openingStatus: {
    open: '영업 중 · {{until}}까지',
    openForADay: '영업 중 · 앞으로 24시간 이상 영업',
    opensLater: '{{at}} 영업 시작',
    closed: '오늘 영업 종료',
    restDay: '오늘 휴무',
  },

  map: {
    label: '매장 지도',
    placeholder: {
      title: '볕담이 있는 곳',
      prompt: '매장을 선택하면 주소와 영업시간, 오시는 길을 보여 드립니다.',
    },
    selected: '선택한 매장',
    address: '주소',
    way: '오시는 길',
    hours: '영업시간',
    specialHours: '휴무·시간 변경',
    features: '매장 안내',
    openInMaps: '지도 앱에서 열기',
    directions: '길찾기',
    opensInNewTab: '새 창에서 열림',
  },
} as const;
