export default {
  title: '볕 드는 담 아래에서\n커피를 볶고 막걸리를 빚습니다',
  title_coffeeOnly: '볕 드는 담 아래에서\n커피를 볶습니다',
  coffee: {
    title: '아침 볕 아래 볶은 커피',
    text: '산지마다 다른 맛의 결이 살아 있도록, 화요일과 금요일마다 조금씩 볶습니다.',
    action: '커피 보기',
  },
  makgeolli: {
    title: '담 그늘에서 익은 막걸리',
    text: '쌀과 누룩과 물, 그리고 기다린 날들로 빚습니다.',
    action: '막걸리 보기',
  },
  products: {
    title: '한 담 아래, 두 가지 일',
    text: '볶는 일과 빚는 일은 닮았습니다. 온도를 살피고, 알맞은 때를 기다립니다.',
    allCoffee: '커피 모두 보기',
    allMakgeolli: '막걸리 모두 보기',
    title_coffeeOnly: '한 담 아래, 볶는 일',
    text_coffeeOnly: '불과 온도를 살피고, 원두가 터지는 소리에 귀를 기울입니다.',
  },
  experiences: {
    title: '함께 내리고, 빚고, 맛봅니다',
    text: '공방 문을 열어 두었습니다. 로스터 앞이나 술독 곁에서 두어 시간 보내다 가세요.',
    viewAll: '체험 모두 보기',
    empty: '지금은 예정된 체험이 없습니다. 곧 새 일정을 올리겠습니다.',
    empty_coffeeOnly: '체험 일정은 전체 목록에서 확인하실 수 있습니다.',
    title_coffeeOnly: '함께 볶고, 내리고, 맛봅니다',
    text_coffeeOnly: '공방 문을 열어 두었습니다. 로스터 앞에서 두어 시간 보내다 가세요.',
  },
} as const;
