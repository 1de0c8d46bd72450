export default {
  journey: {
    title: '걸어온 길',
    steps: {
      wall: {
        when: '첫째 해',
        title: '담 하나를 고쳤습니다',
        text: '서촌 골목에서 허물어져 가던 담을 다시 쌓고, 그 안쪽 마당에 작은 작업대를 놓았습니다.',
      },
      fire: {
        when: '셋째 해',
        title: '불을 들였습니다',
        text: '1kg짜리 로스터로 하루 네 번씩 볶았습니다. 망친 날도 빠짐없이 적어 두었고, 그 공책이 지금의 기준이 되었습니다.',
      },
      door: {
        when: '다섯째 해',
        title: '술독을 묻고 문을 열었습니다',
        text: '담 그늘에 독을 묻어 막걸리를 빚기 시작했고, 그해 가을부터 마당에 사람들을 모셨습니다.',
        title_coffeeOnly: '문을 열었습니다',
        text_coffeeOnly: '볶는 날마다 문을 열어 두었고, 그해 가을부터 마당에 사람들을 모셨습니다.',
      },
    },
  },
  craft: {
    title: '만드는 법',
    coffee: {
      title: '커피',
      steps: {
        choose: {
          title: '고르기',
          text: '같은 산지라도 밭마다 따로 받아 맛보고, 다시 마시고 싶은 것만 들입니다.',
        },
        roast: { title: '볶기', text: '1차 크랙을 소리와 냄새로 살피고, 볶는 내내 온도를 손으로 적습니다.' },
        rest: {
          title: '쉬게 하기',
          text: '볶은 원두는 사흘을 쉬게 한 뒤에 팝니다. 가스가 빠져야 제맛이 납니다.',
        },
      },
    },
    makgeolli: {
      title: '막걸리',
      steps: {
        steam: { title: '찌기', text: '멥쌀을 하룻밤 불려 고두밥을 짓고, 멍석에 펴서 식힙니다.' },
        ferment: {
          title: '익히기',
          text: '밀누룩과 물을 손으로 섞어 독에 안치고, 열흘 남짓 담 그늘에서 기다립니다.',
        },
        strain: { title: '거르기', text: '체에 걸러 두어 주 더 재웁니다. 단맛을 더하지 않습니다.' },
      },
    },
  },
  team: {
    title: '사람들',
    members: {
      founder: { role: '대표', text: '담을 고친 사람. 새벽에 마당을 쓸며 하루 일을 정합니다.' },
      curator: { role: '큐레이터', text: '밭을 찾아다니며 맛보고, 무엇을 들일지 정합니다.' },
      roaster: { role: '로스터', text: '불을 맡은 사람. 소리가 바뀌는 순간을 놓치지 않습니다.' },
    },
  },
} as const;
